/**
 * The cheapest way to put everybody into pairs: Edmonds' blossoms with prices.
 *
 * Every vertex pays a price, and a pair is tight when both together pay what it costs. Trees of tight pairs grow from those who are
 * still single; where two trees meet, one more pair is made; where a tree meets itself, an odd ring becomes one vertex for a while.
 */

type Label = 'free' | 'outer' | 'inner';
type Link = readonly [number, number];

/** A vertex, or an odd ring of such that counts as one. The first of the ring holds the base, which alone is matched outside. */
interface Ring {
  base: number;
  within: Ring | null;
  /** The ring's members in order, and the pair of vertices that leads from each to the next. */
  members: Ring[];
  links: Link[];
  price: number;
  label: Label;
  /** Of an inner one: the vertex outside, in its tree, and the vertex inside by which the tree reached it. */
  entry: Link | null;
}

/** Gives to everybody their partner, at the least sum of costs; costs are whole numbers, and so many that all find a partner. */
export function cheapestPairs(costs: readonly (readonly number[])[]): number[] {
  if (costs.length % 2) throw new Error('an odd number has no pairs');
  return new Matching(costs).solve();
}

class Matching {
  private readonly size: number;
  private readonly mate: number[];
  private readonly paid: number[];
  private readonly single: Ring[];
  private readonly top: Ring[];

  constructor(private readonly costs: readonly (readonly number[])[]) {
    this.size = costs.length;
    this.mate = new Array<number>(this.size).fill(-1);
    const least = costs.reduce((low, row, one) => row.reduce((so, cost, other) => (one === other ? so : Math.min(so, cost)), low), Infinity);
    this.paid = new Array<number>(this.size).fill(least);
    this.single = costs.map((_, vertex) => ringOf(vertex));
    this.top = [...this.single];
  }

  solve(): number[] {
    for (let pairs = 0; pairs < this.size / 2; pairs++) this.addPair();
    return this.mate;
  }

  /** Costs are doubled, so that half of what two trees lack is a whole number. */
  private lacks(one: number, other: number): number {
    return 2 * (this.costs[one]?.[other] ?? 0) - at(this.paid, one) - at(this.paid, other);
  }

  private addPair(): void {
    for (const ring of new Set(this.top)) {
      ring.label = at(this.mate, ring.base) < 0 ? 'outer' : 'free';
      ring.entry = null;
    }
    while (!this.step());
  }

  /** Raises the prices until something happens, and lets it happen; true once one more pair is made. */
  private step(): boolean {
    let least = Infinity;
    let tight: Link = [0, 0];
    let burst: Ring | null = null;
    for (let one = 0; one < this.size; one++) {
      const ring = at(this.top, one);
      if (ring.label !== 'outer') continue;
      for (let other = 0; other < this.size; other++) {
        const far = at(this.top, other);
        if (far === ring || far.label === 'inner') continue;
        const lack = far.label === 'outer' ? this.lacks(one, other) / 2 : this.lacks(one, other);
        if (lack < least) [least, tight] = [lack, [one, other]];
      }
    }
    for (const ring of new Set(this.top)) {
      if (ring.label === 'inner' && ring.members.length > 0 && ring.price < least) [least, burst] = [ring.price, ring];
    }
    this.raise(least);
    if (burst) this.burst(burst);
    else if (at(this.top, tight[1]).label === 'free') this.grow(tight);
    else return this.join(tight);
    return false;
  }

  private raise(by: number): void {
    if (by === 0) return;
    const sign = { free: 0, outer: by, inner: -by };
    this.top.forEach((ring, vertex) => (this.paid[vertex] = at(this.paid, vertex) + sign[ring.label]));
    for (const ring of new Set(this.top)) ring.price += sign[ring.label];
  }

  private grow(link: Link): void {
    const inner = at(this.top, link[1]);
    inner.label = 'inner';
    inner.entry = link;
    at(this.top, at(this.mate, inner.base)).label = 'outer';
  }

  private join([one, other]: Link): boolean {
    const [left, right] = [this.towardsRoot(one), this.towardsRoot(other)];
    const shared = left.find((ring) => right.includes(ring));
    if (!shared) {
      this.flip(one, other);
      this.flip(other, one);
      return true;
    }
    this.bind([one, other], left.slice(0, left.indexOf(shared) + 1), right.slice(0, right.indexOf(shared)));
    return false;
  }

  /** The rings from a vertex's own to the root of its tree: outer, inner, outer... */
  private towardsRoot(vertex: number): Ring[] {
    const way = [at(this.top, vertex)];
    for (;;) {
      const mate = at(this.mate, (way.at(-1) as Ring).base);
      if (mate < 0) return way;
      const inner = at(this.top, mate);
      way.push(inner, at(this.top, (inner.entry as Link)[0]));
    }
  }

  /** The pair of vertices that leads from one ring of a way to the root to the next. */
  private upwards(ring: Ring): Link {
    if (ring.label === 'outer') return [ring.base, at(this.mate, ring.base)];
    const [outside, inside] = ring.entry as Link;
    return [inside, outside];
  }

  /** Makes one ring of two ways that meet: `left` ends in the ring where they do. */
  private bind(link: Link, left: Ring[], right: Ring[]): void {
    const down = [...left].reverse();
    const members = [...down, ...right];
    const links = [
      ...down.slice(1).map((ring): Link => [...this.upwards(ring)].reverse() as unknown as Link),
      link,
      ...right.map((ring) => this.upwards(ring)),
    ];
    const bound: Ring = { base: at(members, 0).base, within: null, members, links, price: 0, label: 'outer', entry: null };
    this.top.forEach((ring, vertex) => {
      if (members.includes(ring)) this.top[vertex] = bound;
    });
    for (const member of members) member.within = bound;
  }

  /** Dissolves an inner ring whose price is used up; its tree goes on along the even way from its entry to its base. */
  private burst(ring: Ring): void {
    const { members, links } = ring;
    for (const member of members) {
      member.within = null;
      member.label = 'free';
      member.entry = null;
    }
    for (let vertex = 0; vertex < this.size; vertex++) {
      if (this.top[vertex] === ring) this.top[vertex] = this.under(vertex, null);
    }
    const entry = ring.entry as Link;
    const count = members.length;
    let place = members.indexOf(at(this.top, entry[1]));
    const forwards = place % 2 === 1;
    let reached: Link = entry;
    for (;;) {
      const inner = at(members, place);
      inner.label = 'inner';
      inner.entry = reached;
      if (place === 0) return;
      const outer = forwards ? place + 1 : place - 1;
      at(members, outer).label = 'outer';
      const next = forwards ? (outer + 1) % count : outer - 1;
      const [from, to] = at(links, forwards ? outer : next);
      reached = forwards ? [from, to] : [to, from];
      place = next;
    }
  }

  /** Matches a vertex of an outer ring anew, and all above it in its tree. */
  private flip(vertex: number, partner: number): void {
    let [one, other] = [vertex, partner];
    for (;;) {
      const ring = at(this.top, one);
      const left = at(this.mate, ring.base);
      this.rebase(ring, one);
      this.mate[one] = other;
      if (left < 0) return;
      const inner = at(this.top, left);
      const [outside, inside] = inner.entry as Link;
      this.rebase(inner, inside);
      this.mate[inside] = outside;
      [one, other] = [outside, inside];
    }
  }

  /** Turns a ring so that another of its vertices is the one matched outside; the others pair up along it. */
  private rebase(ring: Ring, base: number): void {
    if (ring.base === base) return;
    ring.base = base;
    const first = ring.members.indexOf(this.under(base, ring));
    ring.members = [...ring.members.slice(first), ...ring.members.slice(0, first)];
    ring.links = [...ring.links.slice(first), ...ring.links.slice(0, first)];
    this.rebase(at(ring.members, 0), base);
    for (let place = 1; place < ring.members.length; place += 2) {
      const [one, other] = at(ring.links, place);
      this.rebase(at(ring.members, place), one);
      this.rebase(at(ring.members, place + 1), other);
      this.mate[one] = other;
      this.mate[other] = one;
    }
  }

  /** The member of a ring in which a vertex is; of no ring, the whole one that it is in. */
  private under(vertex: number, ring: Ring | null): Ring {
    let found = at(this.single, vertex);
    while (found.within !== ring) found = found.within as Ring;
    return found;
  }
}

function ringOf(vertex: number): Ring {
  return { base: vertex, within: null, members: [], links: [], price: 0, label: 'free', entry: null };
}

/** What stands at a place that is known to be there. */
function at<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}
