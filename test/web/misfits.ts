export interface Asked {
  /** `state/language` of the gallery. */
  readonly pictures: readonly string[];
  /** Whether a long text may be scrolled. */
  readonly scrolls: boolean;
}

/**
 * Runs in the page, so it stands alone. Every word that is cut off by the screen or by a box, and every two words that
 * lie on each other, by picture.
 */
export async function misfits({ pictures, scrolls }: Asked): Promise<string[]> {
  interface Word {
    readonly text: string;
    readonly owner: Element;
    readonly box: { left: number; right: number; top: number; bottom: number };
  }
  const SLACK = 1.5;

  /** The ink of a line of text: from the height of its capitals to its baseline. */
  const ink = (rect: DOMRect, size: number) => ({
    left: rect.left,
    right: rect.right,
    top: rect.top + size * 0.18,
    bottom: rect.bottom - size * 0.2,
  });
  const words = (): Word[] => {
    const found: Word[] = [];
    const root = document.querySelector('.overlay,.bar-alert,.reconnecting,.service') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !owner ||
        text === '' ||
        !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(owner).fontSize);
      const drawn = owner instanceof SVGElement;
      for (const rect of range.getClientRects()) {
        if (!drawn && rect.width > 0) found.push({ text, owner, box: ink(rect, size) });
      }
    }
    return found;
  };
  const isCut = ({ owner, box }: Word): boolean => {
    for (let at: Element | null = owner; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const limit =
        at === document.documentElement
          ? new DOMRect(0, 0, innerWidth, innerHeight)
          : at.getBoundingClientRect();
      const clips =
        at === document.documentElement || style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (!clips) continue;
      if (style.overflowY === 'auto' && scrolls)
        return box.left < limit.left - SLACK || box.right > limit.right + SLACK;
      const outside =
        box.left < limit.left - SLACK ||
        box.right > limit.right + SLACK ||
        box.top < limit.top - SLACK ||
        box.bottom > limit.bottom + SLACK;
      if (outside) return true;
    }
    return false;
  };
  /** A drawing or a painted box lies over it. */
  const isHidden = ({ owner, box }: Word): boolean => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit || hit.contains(owner) || owner.contains(hit)) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(hit);
    return hit instanceof SVGElement || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  };
  const collide = (a: Word, b: Word): boolean =>
    a.owner !== b.owner &&
    a.box.left < b.box.right - SLACK &&
    b.box.left < a.box.right - SLACK &&
    a.box.top < b.box.bottom - SLACK &&
    b.box.top < a.box.bottom - SLACK;

  const wrong: string[] = [];
  for (const picture of pictures) {
    if (location.hash !== `#${picture}`) {
      const shown = new Promise((done) => window.addEventListener('hashchange', done, { once: true }));
      location.hash = picture;
      await shown;
    }
    const seen = words();
    if (seen.length === 0) wrong.push(`${picture}: nothing to be read`);
    for (const word of seen) {
      if (isCut(word)) wrong.push(`${picture}: cut off: ${word.text}`);
      else if (isHidden(word)) wrong.push(`${picture}: hidden: ${word.text}`);
    }
    for (const [i, a] of seen.entries()) {
      for (const b of seen.slice(i + 1))
        if (collide(a, b)) wrong.push(`${picture}: ${a.text} lies on ${b.text}`);
    }
  }
  return wrong;
}
