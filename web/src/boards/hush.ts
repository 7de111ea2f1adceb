/** Names that cannot be read whole are not shown. */

/** What lies on a board and hides what is drawn beneath. */
const LYING = '.tools, .status > *, .corner > *';
/** So many pixels of a line may lie beyond an edge: no letter reaches so far. */
const SLACK = 1.5;

type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Whether a text is cut by the edge of its board, or lies beneath what lies on it. */
export function lost(text: Sides, pane: Sides, upon: readonly Sides[]): boolean {
  const beyond =
    text.left < pane.left - SLACK || text.right > pane.right + SLACK || text.top < pane.top - SLACK || text.bottom > pane.bottom + SLACK;
  return beyond || upon.some((one) => text.left < one.right && one.left < text.right && text.top < one.bottom && one.top < text.bottom);
}

/** Whether a piece is drawn over a text and hides its middle. */
function covers({ piece, box }: { piece: Element; box: Sides }, text: Element, { left, top, right, bottom }: Sides): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  return Boolean(text.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Hides what is written in a scene and lost, and shows all else. */
export function hush(board: HTMLElement, scene: SVGGElement): void {
  const pane = board.getBoundingClientRect();
  const upon = [...board.querySelectorAll(LYING)].map((one) => one.getBoundingClientRect());
  const texts = [...scene.querySelectorAll('text')];
  const pieces = [...scene.querySelectorAll('[data-piece]')].map((piece) => ({ piece, box: piece.getBoundingClientRect() }));
  const hidden = texts.map((text) => {
    const box = text.getBoundingClientRect();
    if (box.width === 0) return false;
    return lost(box, pane, upon) || (!text.closest('[data-piece]') && pieces.some((one) => covers(one, text, box)));
  });
  for (const [index, text] of texts.entries()) {
    const visibility = hidden[index] ? 'hidden' : '';
    if (text.style.visibility !== visibility) text.style.visibility = visibility;
  }
}
