// What ESLint minds in the browser client. Types are TypeScript's business, form is Prettier's.
import js from "@eslint/js";
import globals from "globals";

/**
 * Prettier may break a template where a space is, and htm drops a space beside a line break: one that is to be seen
 * between an element or an expression and its neighbour is written `${" "}`.
 */
const explicitSpace = {
  meta: { type: "problem", messages: { space: 'A space that is to be seen here is written ${" "}.' } },
  /** @param {import("eslint").Rule.RuleContext} context */
  create: (context) => ({
    /** @param {import("estree").TaggedTemplateExpression} node */
    'TaggedTemplateExpression[tag.name="html"]'(node) {
      const texts = node.quasi.quasis.map((quasi) => quasi.value.raw).join("|");
      if (/\| +[^ \n]|[^ \n] +\|/.test(texts.replace(/<[^>]*>/g, "|")))
        context.report({ node, messageId: "space" });
    },
  }),
};

/** A type that may be anything says nothing: the server's types are in wire.js. */
const noAny = {
  meta: { type: "problem", messages: { any: "Say which type it is; those of messages are in wire.js." } },
  /** @param {import("eslint").Rule.RuleContext} context */
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const isAny = /@\w+\s*\{[^@]*\bany\b[^@]*\}/.test(comment.value);
        if (isAny && comment.loc) context.report({ loc: comment.loc, messageId: "any" });
      }
    },
  }),
};

/** Whoever uses an export reads in its comment what it is, in a sentence before the types. */
const describedExports = {
  meta: { type: "problem", messages: { described: "Say in a JSDoc sentence what this export is or does." } },
  /** @param {import("eslint").Rule.RuleContext} context */
  create: (context) => ({
    /** @param {import("estree").ExportNamedDeclaration} node */
    "ExportNamedDeclaration[declaration]"(node) {
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      const sentence = comment?.value.startsWith("*") ? comment.value.replace(/(^|\s)@\w[^]*$/, "") : "";
      if (!/\w+\W+\w+\W+\w+/.test(sentence)) context.report({ node, messageId: "described" });
    },
  }),
};

export default [
  { ignores: ["src/vivat/web/client/vendor/"] },
  js.configs.recommended,
  {
    files: ["src/vivat/web/client/js/**/*.js"],
    languageOptions: { globals: globals.browser },
    plugins: {
      vivat: {
        rules: { "explicit-space": explicitSpace, "no-any": noAny, "described-exports": describedExports },
      },
    },
    rules: {
      "vivat/explicit-space": "error",
      "vivat/no-any": "error",
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["src/vivat/web/client/js/**/*.js"],
    ignores: ["**/wire.js"],
    rules: {
      "vivat/described-exports": "error",
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
];
