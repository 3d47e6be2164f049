/**
 * A check that nothing is changed while a `$derived` is worked out: it is worked out when it is read, as often as that
 * is, or never. What is kept from one moment to the next is `carried` (src/parts/carried.svelte.ts), or state that an
 * `$effect` sets.
 */
import { type AST, parse } from 'svelte/compiler';
import type { Sources } from './layers.ts';

/** A node of the syntax tree, of JavaScript or TypeScript. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const CHANGES_IN_PLACE = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill']);
const CHANGES_A_SET = new Set(['add', 'set', 'delete', 'clear']);
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const OPENED = '<script lang="ts">';

/** A sentence for each change of something outside in a `$derived` of src. */
export function impureDerivations(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    if (!/\.svelte(\.ts)?$/.test(file) || file.includes('.test.')) return [];
    const whole = file.endsWith('.svelte') ? text : `${OPENED}${text}</script>`;
    return programsOf(parse(whole, { modern: true })).flatMap((program) =>
      changesIn(program).map(({ start }) => {
        const line = whole.slice(0, start).split('\n').length;
        return `src/${file}:${line} changes something outside while a $derived is worked out.`;
      }),
    );
  });
}

function programsOf({ instance, module }: AST.Root): Node[] {
  return [instance, module].flatMap((script) => (script ? [script.content as unknown as Node] : []));
}

function changesIn(program: Node): Node[] {
  const functions = functionsOf(program);
  const derivations = nodesIn(program).filter(isDerivation);
  return derivations.flatMap((call) => changesOf(call.arguments, functions, new Set()));
}

/** `$derived(…)` or `$derived.by(…)`. */
function isDerivation({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { name, object } = callee as Node;
  return name === '$derived' || (object as Node | undefined)?.name === '$derived';
}

/** What is changed there, or in a function of the same file that is called there, and was not made there. */
function changesOf(root: unknown, functions: ReadonlyMap<string, Node>, followed: Set<Node>): Node[] {
  const nodes = nodesIn(root, isHandler);
  const own = new Set(nodes.flatMap(namesMadeBy));
  const isOutside = (target: unknown) => rootsOf(target).some((name) => !own.has(name));
  const changes = nodes.filter((node) => targetsOf(node).some(isOutside));
  const called = nodes.flatMap((node) => {
    const name = node.type === 'Identifier' ? (node.name as string) : '';
    const found = own.has(name) ? undefined : functions.get(name);
    return found === undefined || followed.has(found) ? [] : [found];
  });
  return [
    ...changes,
    ...called.flatMap((found) => {
      if (followed.has(found)) return [];
      followed.add(found);
      return changesOf(found, functions, followed);
    }),
  ];
}

/** What a node changes. */
function targetsOf(node: Node): unknown[] {
  if (node.type === 'AssignmentExpression') return [node.left];
  if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    return [node.argument];
  if (node.type !== 'CallExpression') return [];
  const { object, property } = node.callee as { object?: Node; property?: Node };
  const method = property?.name as string;
  if (object?.type === 'Identifier' && CHANGES_IN_PLACE.has(method)) return [object];
  return object?.type === 'Identifier' && CHANGES_A_SET.has(method) ? [object] : [];
}

/** The names at the root of what is assigned to: `a` of `a.b[0]`, both of `[a, b]`. */
function rootsOf(target: unknown): string[] {
  const node = target as Node | null;
  switch (node?.type) {
    case 'Identifier':
      return [node.name as string];
    case 'ThisExpression':
      return ['this'];
    case 'MemberExpression':
      return rootsOf(node.object);
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return rootsOf(node.expression);
    case 'ArrayPattern':
      return (node.elements as unknown[]).flatMap(rootsOf);
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap(({ value, argument }) => rootsOf(value ?? argument));
    case 'AssignmentPattern':
      return rootsOf(node.left);
    case 'RestElement':
      return rootsOf(node.argument);
    default:
      return [];
  }
}

function namesMadeBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return rootsOf(node.id);
  if (node.type === 'CatchClause') return rootsOf(node.param);
  if (!FUNCTIONS.includes(node.type)) return [];
  return [...rootsOf(node.id), ...(node.params as unknown[]).flatMap(rootsOf)];
}

/** The functions that a script has by name. */
function functionsOf(program: Node): Map<string, Node> {
  return new Map(
    nodesIn(program).flatMap((node): [string, Node][] => {
      const made = node.type === 'VariableDeclarator' ? (node.init as Node | null) : node;
      const [name] = rootsOf(node.id);
      return made && name !== undefined && FUNCTIONS.includes(made.type) ? [[name, made]] : [];
    }),
  );
}

/** A function that is handed on under a name is called later, when something is tapped. */
function isHandler({ type, value }: Node): boolean {
  return type === 'Property' && FUNCTIONS.includes((value as Node).type);
}

function nodesIn(root: unknown, isLeftOut: (node: Node) => boolean = () => false): Node[] {
  if (Array.isArray(root)) return root.flatMap((part) => nodesIn(part, isLeftOut));
  if (typeof root !== 'object' || root === null || isLeftOut(root as Node)) return [];
  const below = Object.entries(root).flatMap(([field, part]) =>
    field === 'loc' ? [] : nodesIn(part, isLeftOut),
  );
  return typeof (root as Node).type === 'string' ? [root as Node, ...below] : below;
}
