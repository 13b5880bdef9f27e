"""How twins become machine code: everything that an entry point calls is linked into one module and optimised once.

By itself Numba optimises every function and makes machine code of it, and does both again for the same function
within each of those that call it: most of the time went into work that was done before, and less could be inlined.
"""

from typing import Any

from llvmlite.binding import ModuleRef
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment

NO_ADDRESS = 0


class InternalLibrary(JITCodeLibrary):
    """A function that only twins call: kept as it was lowered, until an entry point takes it in."""

    def add_llvm_module(self, ll_module: ModuleRef) -> None:
        """Take lowered code as it is."""
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        """Close the library; nothing is optimised, and there is no machine code."""
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """A function that Python calls, with everything that it calls, directly or through others."""

    def add_llvm_module(self, ll_module: ModuleRef) -> None:
        """Take lowered code as it is."""
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        """Link all internal functions, each once, and make machine code of the whole."""
        self._own = {function.name for function in self._final_module.functions if not function.is_declaration}
        self._linking_libraries = reached_from(self)
        super().finalize()
        codegen: Any = self._codegen
        for variable in self._final_module.global_variables:
            if environment := lookup_environment(variable.name):
                codegen.set_env(variable.name, environment)

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._own:
                function.linkage = "internal"  # nobody else calls it, so it need not be kept where it was inlined
        super()._optimize_final_module()


def reached_from(library: JITCodeLibrary) -> list[JITCodeLibrary]:
    """The libraries that a library links, directly or through internal functions, each once."""
    found: dict[JITCodeLibrary, None] = {}
    pending = [library]
    while pending:
        for each in pending.pop()._linking_libraries:
            if each not in found:
                found[each] = None
                if isinstance(each, InternalLibrary):
                    pending.append(each)
    return list(found)


class InternalCompiler(Compiler):
    """Numba's own passes, into an `InternalLibrary`."""

    def compile_extra(self, func: Any) -> Any:
        """Lower a function, and let other twins call it."""
        self.state.library = library = InternalLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.flags.no_compile = True
        lowered = super().compile_extra(func)
        module = lowered.fndesc.lookup_module()
        callee = make_function(module, func.__name__, func.__doc__, NO_ADDRESS, lowered.environment, (library,))
        self.state.targetctx.insert_user_function(callee, lowered.fndesc, [library])
        return lowered._replace(entry_point=callee)


class EntryCompiler(Compiler):
    """Numba's own passes, into an `EntryLibrary`."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function that Python calls."""
        self.state.library = EntryLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)
