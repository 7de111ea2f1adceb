/** What part of a board is seen: pan and zoom, by hand and by request. */

import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much detail there is room for, by the width of the board's grain on the screen. */
export type Detail = 'far' | 'mid' | 'near';

const MID = 22;
const NEAR = 36;
const CLOSE = 54;
/** A finger needs a place this wide. */
export const TOUCH = 24;
const CLOSEST = 4;
const MARGIN = 60;
const GLIDE = 260;
/** Beyond all that is drawn. */
const FAR = 1e5;
/** What lies on a board and hides it. */
const TOOLS = '.tools';
const LYING = `${TOOLS}, .corner > *`;

/** A rectangle of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around some points, with room about them. */
export function boxAround(points: readonly Point[], room: number): Box | null {
  if (points.length === 0) return null;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

/**
 * Pan and zoom of one board. While a hand moves it the sheet is moved as it was drawn; at the end the scene is drawn anew,
 * with as much detail as there is room for then.
 */
export class Camera {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  detail = $state<Detail>('far');
  /** How large the scene is drawn; while a hand moves it, how large it was drawn before. */
  scale = $state(1);
  /** Where on the drawing nothing can be read: beyond what is seen, and beneath what lies on the board. */
  closed = $state.raw<readonly Box[]>([]);
  /** Dragging serves something else, such as drawing a box, and does not move the board. */
  boxing = $state(false);

  readonly #extent: () => { readonly width: number; readonly height: number };
  readonly #grain: number;
  readonly #behaviour = zoom<HTMLElement, unknown>();
  #pane: HTMLElement | undefined;
  #sheet: SVGSVGElement | undefined;
  #scene: SVGGElement | undefined;
  /** As what the scene is drawn; the sheet is moved by what has come since. */
  #drawn: ZoomTransform = zoomIdentity;
  #frame = 0;
  #opening: (() => Box | null) | undefined;
  #seen = false;
  /** The player has chosen what is seen: from then on how close it is stays as it is. */
  #held = false;
  #last: { readonly width: number; readonly height: number } | null = null;

  /** A camera of a drawing so large, whose smallest thing that matters, a hex or a small piece, is one grain wide. */
  constructor(extent: () => { readonly width: number; readonly height: number }, grain: number) {
    this.#extent = extent;
    this.#grain = grain;
  }

  /** How wide on the drawing the smallest thing is that matters. */
  get unit(): number {
    return this.#grain;
  }

  /** How wide a grain is on the screen. */
  get grain(): number {
    return this.transform.k * this.#grain;
  }

  /**
   * Takes charge of a pane with a sheet in it; `opening` says what to show first, a board that comes back shows what it
   * showed.
   */
  attach(pane: HTMLElement, sheet: SVGSVGElement, scene: SVGGElement, opening: () => Box | null): () => void {
    this.#pane = pane;
    this.#sheet = sheet;
    this.#scene = scene;
    this.#opening = opening;
    this.#behaviour
      .filter((event: Event) => this.#moves(event))
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent) this.#held = true;
        this.#moved(event.transform);
      })
      .on('end', () => this.#draw());
    select(pane).call(this.#behaviour);
    const watcher = new ResizeObserver(() => this.#resized());
    watcher.observe(pane);
    if (this.#seen) this.#place(this.transform);
    this.#resized();
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(this.#frame);
      select(pane).on('.zoom', null);
    };
  }

  #moves(event: Event): boolean {
    if (event.type === 'wheel') return true;
    const mouse = event as MouseEvent;
    // Two quick taps are told of by the end of the second.
    if (event.type === 'dblclick' || event.type === 'touchend') return !(event.target as Element).closest('[data-piece], [data-stop]');
    const fingers = (event as TouchEvent).touches?.length ?? 1;
    const dragged = this.boxing || (event.target as Element).closest('[data-drag]');
    if (dragged && fingers < 2) return false;
    return !mouse.ctrlKey && !mouse.shiftKey && !mouse.button;
  }

  #moved(transform: ZoomTransform): void {
    this.transform = transform;
    if (!this.#sheet) return;
    const k = transform.k / this.#drawn.k;
    const [x, y] = [transform.x - k * this.#drawn.x, transform.y - k * this.#drawn.y];
    this.#sheet.style.willChange = 'transform';
    this.#sheet.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  }

  /** Draws the scene as it is seen now. */
  #draw(): void {
    const { transform } = this;
    this.#drawn = transform;
    this.#scene?.setAttribute('transform', transform.toString());
    this.#sheet?.style.removeProperty('transform');
    this.#sheet?.style.removeProperty('will-change');
    this.scale = transform.k;
    const wide = transform.k * this.#grain;
    this.detail = wide < MID ? 'far' : wide < NEAR ? 'mid' : 'near';
    this.closed = this.#shut();
  }

  /** The boxes of what lies on the board, from the upper left corner of the pane. */
  #upon(which = LYING): Box[] {
    const pane = this.#pane?.getBoundingClientRect();
    const all = this.#pane?.parentElement?.querySelectorAll(which) ?? [];
    return [...all].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (!pane || right <= left) return [];
      return [{ left: left - pane.left, right: right - pane.left, top: top - pane.top, bottom: bottom - pane.top }];
    });
  }

  #shut(): Box[] {
    const size = this.#size();
    if (!size) return [];
    const { width, height } = size;
    const beyond = [
      { left: -FAR, right: 0, top: -FAR, bottom: FAR },
      { left: width, right: FAR, top: -FAR, bottom: FAR },
      { left: -FAR, right: FAR, top: -FAR, bottom: 0 },
      { left: -FAR, right: FAR, top: height, bottom: FAR },
    ];
    return [...beyond, ...this.#upon()].map((box) => {
      const [left, top] = this.#drawn.invert([box.left, box.top]);
      const [right, bottom] = this.#drawn.invert([box.right, box.bottom]);
      return { left, top, right, bottom };
    });
  }

  /** The part of the pane that its tools leave free. */
  #free(): Box {
    const { width, height } = this.#size() ?? { width: 1, height: 1 };
    const tools = this.#upon(TOOLS)[0];
    const free = { left: 0, top: 0, right: width, bottom: height };
    if (!tools) return free;
    if (tools.bottom - tools.top > tools.right - tools.left) return { ...free, right: tools.left };
    return tools.top > height / 2 ? { ...free, bottom: tools.top } : { ...free, top: tools.bottom };
  }

  #resized(): void {
    const size = this.#size();
    if (!size) return;
    const { width, height } = this.#extent();
    const whole = Math.min(size.width / (width + MARGIN), size.height / (height + MARGIN));
    this.#behaviour
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .scaleExtent([whole * 0.9, CLOSEST])
      .translateExtent([
        [-size.width / 2, -size.height / 2],
        [width + size.width / 2, height + size.height / 2],
      ]);
    const last = this.#last;
    this.#last = size;
    if (this.#seen) {
      if (last) this.#keepMiddle(size.width - last.width, size.height - last.height);
      return;
    }
    this.#seen = true;
    this.#place(this.#framing(this.#opening?.() ?? this.#whole(), CLOSE));
  }

  /** What was in the middle stays there when the board grows or shrinks. */
  #keepMiddle(wider: number, taller: number): void {
    const { x, y, k } = this.transform;
    if (wider || taller) this.#place(zoomIdentity.translate(x + wider / 2, y + taller / 2).scale(k));
  }

  #size(): { width: number; height: number } | null {
    const width = this.#pane?.clientWidth ?? 0;
    const height = this.#pane?.clientHeight ?? 0;
    return width > 0 && height > 0 ? { width, height } : null;
  }

  #whole(): Box {
    const { width, height } = this.#extent();
    return { left: -MARGIN / 2, top: -MARGIN / 2, right: width + MARGIN / 2, bottom: height + MARGIN / 2 };
  }

  #framing(box: Box, widest: number): ZoomTransform {
    const free = this.#free();
    const fitting = Math.min((free.right - free.left) / (box.right - box.left), (free.bottom - free.top) / (box.bottom - box.top));
    const k = Math.min(fitting, widest / this.#grain);
    const x = (free.left + free.right) / 2 - (k * (box.left + box.right)) / 2;
    const y = (free.top + free.bottom) / 2 - (k * (box.top + box.bottom)) / 2;
    return zoomIdentity.translate(x, y).scale(k);
  }

  #place(transform: ZoomTransform): void {
    if (this.#pane) select(this.#pane).call(this.#behaviour.transform, transform);
  }

  #glide(to: ZoomTransform): void {
    cancelAnimationFrame(this.#frame);
    const from = this.transform;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.#place(to);
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const eased = part * (2 - part);
      const k = from.k * (to.k / from.k) ** eased;
      const share = Math.abs(to.k - from.k) < 1e-6 ? eased : (k - from.k) / (to.k - from.k);
      const x = from.x + (to.x - from.x) * share;
      const y = from.y + (to.y - from.y) * share;
      this.#place(zoomIdentity.translate(x, y).scale(k));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Shows the whole board. */
  fitAll(): void {
    this.#held = true;
    this.#glide(this.#framing(this.#whole(), Infinity));
  }

  /** Shows a box, no closer than is useful. */
  fit(box: Box | null): void {
    if (box) this.#glide(this.#framing(box, CLOSE));
  }

  /** Comes closer or goes away, about the middle of what is seen. */
  zoomBy(factor: number): void {
    this.#held = true;
    if (this.#pane) select(this.#pane).call(this.#behaviour.scaleBy, factor);
  }

  /** Moves the board by so many pixels. */
  panBy(x: number, y: number): void {
    const { k } = this.transform;
    if (this.#pane) select(this.#pane).call(this.#behaviour.translateBy, x / k, y / k);
  }

  /** Brings a point into sight if it is not, without changing the zoom. */
  show(point: Point): void {
    const size = this.#size();
    if (!size) return;
    const [x, y] = this.transform.apply([point.x, point.y]);
    const rim = Math.min(60, size.width / 5, size.height / 5);
    if (x >= rim && y >= rim && x <= size.width - rim && y <= size.height - rim) return;
    const { k } = this.transform;
    this.#glide(zoomIdentity.translate(size.width / 2 - k * point.x, size.height / 2 - k * point.y).scale(k));
  }

  /** Brings a box into sight, close enough to see what is there; if it can be seen already, nothing moves. */
  reveal(box: Box | null): void {
    const size = this.#size();
    if (!size || !box) return;
    const [left, top] = this.transform.apply([box.left, box.top]);
    const [right, bottom] = this.transform.apply([box.right, box.bottom]);
    const seen = left >= 0 && top >= 0 && right <= size.width && bottom <= size.height;
    if (!seen || (this.detail === 'far' && !this.#held)) this.fit(box);
  }

  /** Brings a point into sight, close enough to see what is there unless the player has said how close. */
  focusOn(point: Point): void {
    if (this.detail === 'far' && !this.#held) this.approach(point);
    else this.show(point);
  }

  /** Comes so close to a point that a finger can tell things apart. */
  approach(point: Point): void {
    const size = this.#size();
    if (!size) return;
    const k = CLOSE / this.#grain;
    this.#glide(zoomIdentity.translate(size.width / 2 - k * point.x, size.height / 2 - k * point.y).scale(k));
  }

  /** The point of the drawing under a point of the window. */
  under(event: { readonly clientX: number; readonly clientY: number }): Point {
    const place = this.#pane?.getBoundingClientRect();
    const [x, y] = this.transform.invert([event.clientX - (place?.left ?? 0), event.clientY - (place?.top ?? 0)]);
    return { x, y };
  }
}
