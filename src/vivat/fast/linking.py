"""How twins become machine code: everything that an entry point calls is linked into one module and optimised once.

By itself Numba optimises every function and makes machine code of it, and does both again for the same function
within each of those that call it: most of the time went into work that was done before, and less could be inlined.
An entry point that calls another one calls its machine code.
"""

from functools import cache
from typing import Any

from llvmlite.binding import ModuleRef
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.environment import lookup_environment
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.types import Function
from numba.core.typing.context import Context
from numba.core.untyped_passes import (
    DeadBranchPrune,
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    RewriteSemanticConstants,
    TranslateByteCode,
)

NO_ADDRESS = 0
ONLY_ONE = 0
"""In place of Numba's running number in the names of functions: machine code that is kept is called by its name."""
PASSES = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    RewriteSemanticConstants,
    DeadBranchPrune,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
)
"""What of Numba's passes twins need: they have no closures, no `with`, no literal unrolling, no array expressions."""


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
        found = reached_from(self)
        self._called = [library for library in found if is_kept(library)]  # alive as long as this one
        self._linking_libraries = [library for library in found if not is_kept(library)]
        super().finalize()
        codegen: Any = self._codegen
        for variable in self._final_module.global_variables:
            if environment := lookup_environment(variable.name):
                codegen.set_env(variable.name, environment)

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._own:
                function.linkage = "internal"  # nobody else calls it, so it need not be kept where it was inlined
        # Numba optimises twice, for counting references better; twins count none.
        codegen: Any = self._codegen
        passes, builder = codegen._module_pass_manager()
        passes.run(self._final_module, builder)


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


def is_kept(library: JITCodeLibrary) -> bool:
    """Whether a library is an entry point: compiled now, or found in the cache, where nothing is left but its code."""
    return isinstance(library, EntryLibrary) or next(library.get_defined_functions(), None) is None


class RememberingContext(Context):
    """Numba's context of types, which remembers what a call of an operator or a function of Python's returns.

    By itself it tries all forms of `+` or `max` at each of them.
    """

    __slots__ = ("_known",)
    """Beside all that Numba's context has."""

    def __init__(self, context: Context) -> None:
        self.__dict__ = context.__dict__
        self._known: dict[Any, Any] = {}

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        """The signature of a call with arguments of these types."""
        if not isinstance(func, Function):
            return super().resolve_function_type(func, args, kws)
        call = func, tuple(args), tuple(kws.items())
        if call not in self._known:
            self._known[call] = super().resolve_function_type(func, args, kws)
        return self._known[call]


class TwinCompiler(CompilerBase):
    """Numba's compiler with the passes that twins need."""

    def __init__(self, typingctx: Context, *others: Any) -> None:
        super().__init__(remembering(typingctx), *others)

    def define_pipelines(self) -> list[PassManager]:
        """The one way of compiling."""
        passes = PassManager("twins")
        for each in PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


@cache
def remembering(context: Context) -> RememberingContext:
    """The context that remembers, of which there is one."""
    return RememberingContext(context)


class InternalCompiler(TwinCompiler):
    """Compiles a function that only twins call, into an `InternalLibrary`."""

    def compile_extra(self, func: Any) -> Any:
        """Lower a function, and let other twins call it."""
        self.state.library = library = InternalLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.flags.no_compile = True
        lowered = super().compile_extra(func)
        module = lowered.fndesc.lookup_module()
        callee = make_function(module, func.__name__, func.__doc__, NO_ADDRESS, lowered.environment, (library,))
        self.state.targetctx.insert_user_function(callee, lowered.fndesc, [library])
        return lowered._replace(entry_point=callee)


class EntryCompiler(TwinCompiler):
    """Compiles a function that Python calls, into an `EntryLibrary`."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function that Python calls."""
        self.state.library = EntryLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)

    def _compile_bytecode(self) -> Any:
        self.state.func_id.unique_id = ONLY_ONE
        return super()._compile_bytecode()
