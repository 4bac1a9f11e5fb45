// Finds the text in JSX that React keeps as a text node of its own and may later change, remove, or place something
// before. A page translator replaces text nodes by elements, and React then goes on showing the old words, or throws.
// Text that is the only child of an element is no such text: React sets it as the element's content.

import ts from 'typescript';

export interface BareText {
  file: string;
  line: number;
  text: string;
}

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

/** Browsers keep no elements in these, so React joins their children to one text. */
const HOLDS_TEXT_ALONE = new Set(['option', 'textarea', 'title']);

type Parent = ts.JsxElement | ts.JsxFragment;
type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** The bare text of the program's files that `isOwn` selects. */
export function findBareText(program: ts.Program, isOwn: (file: string) => boolean): BareText[] {
  const checker = program.getTypeChecker();
  const found: BareText[] = [];

  const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  const isText = (type: ts.Type) => partsOf(type).some(({ flags }) => (flags & TEXT) !== 0);
  const isListOfText = (type: ts.Type) =>
    partsOf(type).some((part) => {
      const item = checker.getIndexTypeOfType(part, ts.IndexKind.Number);
      return (part.flags & TEXT) === 0 && item !== undefined && isText(item);
    });
  /** Text that never changes while it is shown: one literal. */
  const isSteady = (child: ts.JsxChild) =>
    ts.isJsxText(child) || (typeOf(child)?.isLiteral() ?? false);

  function typeOf(child: ts.JsxChild): ts.Type | undefined {
    if (!ts.isJsxExpression(child) || child.expression === undefined) return undefined;
    return checker.getTypeAtLocation(child.expression);
  }

  function mayBeText(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child)) return true;
    const type = typeOf(child);
    return type !== undefined && (isText(type) || isListOfText(type));
  }

  function report(node: ts.Node): void {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const text = node.getText().replace(/\s+/g, ' ').trim();
    found.push({ file: source.fileName, line: line + 1, text });
  }

  function checkChildren(parent: Parent): void {
    if (HOLDS_TEXT_ALONE.has(tagOf(parent))) return;
    const children = parent.children.filter((child) => !isBlank(child));
    const [first] = children;
    if (ts.isJsxElement(parent)) {
      if (children.length === 1 && first !== undefined && !isListOfText(typeOf(first) ?? NEVER))
        return;
      // Nothing can be placed before text whose neighbors all stay.
      if (children.every((child) => (mayBeText(child) ? isSteady(child) : isPlainElement(child))))
        return;
    }
    children.filter(mayBeText).forEach(report);
  }

  /** A component of our own that returns text puts it, bare, where it is used. */
  function checkComponent(opening: Opening): void {
    if (isPlainTag(opening.tagName)) return;
    // Not `getResolvedSignature`, which also checks the attributes and takes most of the time.
    const [called] = checker.getTypeAtLocation(opening.tagName).getCallSignatures();
    const declared = called?.declaration;
    const file = ts.findAncestor(declared, ts.isSourceFile)?.fileName;
    if (declared === undefined || file === undefined || !isOwn(file)) return;
    if (ts.isJSDocSignature(declared)) return;
    const signature = checker.getSignatureFromDeclaration(declared);
    if (signature === undefined) return;
    if (isText(checker.getReturnTypeOfSignature(signature))) report(opening.tagName);
  }

  const NEVER = checker.getNeverType();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) checkComponent(node);
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (isOwn(source.fileName)) visit(source);
  return found;
}

/** What JSX leaves out: line breaks with their indentation, and comments. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces;
  return ts.isJsxExpression(child) && child.expression === undefined;
}

const isPlainTag = (tag: ts.JsxTagNameExpression) => /^[a-z]/.test(tag.getText());
const tagOf = (parent: Parent) =>
  ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : '';

/** An element that is there as long as its parent; a component may draw nothing, or something else. */
function isPlainElement(child: ts.JsxChild): boolean {
  if (ts.isJsxElement(child)) return isPlainTag(child.openingElement.tagName);
  return ts.isJsxSelfClosingElement(child) && isPlainTag(child.tagName);
}
