/** Textures of ground, painted once for each page: clear where nothing is, so that they lie over any colour, by day and by night. */

import { chances } from './chances';

export type Tile = 'grass' | 'earth' | 'water';

/** How wide a tile is painted, in pixels, and how wide it lies on the table, in millimetres. */
const PIXELS = 448;
export const TILE = 300;

type Painter = (brush: CanvasRenderingContext2D, chance: () => number) => void;

const PAINTERS: Readonly<Record<Tile, Painter>> = {
  grass(brush, chance) {
    patches(brush, chance, 150, ['rgb(60 84 30 / 0.035)', 'rgb(255 246 190 / 0.035)']);
    blades(brush, chance, 4200);
  },
  earth(brush, chance) {
    patches(brush, chance, 90, ['rgb(70 50 20 / 0.05)', 'rgb(255 244 214 / 0.05)']);
    for (let index = 0; index < 2000; index += 1) {
      brush.fillStyle = chance() < 0.6 ? 'rgb(70 50 20 / 0.2)' : 'rgb(255 250 230 / 0.28)';
      const radius = 0.5 + chance() * 0.9;
      around(brush, chance() * PIXELS, chance() * PIXELS, 4, () => disc(brush, radius));
    }
  },
  water(brush, chance) {
    brush.lineCap = 'round';
    for (let index = 0; index < 260; index += 1) {
      brush.strokeStyle = chance() < 0.62 ? 'rgb(255 255 255 / 0.2)' : 'rgb(0 50 85 / 0.18)';
      brush.lineWidth = 0.8 + chance() * 0.9;
      const [wide, high] = [8 + chance() * 20, 1.5 + chance() * 2];
      around(brush, chance() * PIXELS, chance() * PIXELS, 34, () => ripple(brush, wide, high));
    }
  },
};

const painted = new Map<Tile, string>();

/** The picture of a tile, as an address; empty where nothing can be painted. */
export function tileOf(tile: Tile): string {
  const known = painted.get(tile);
  if (known !== undefined) return known;
  const address = paint(tile);
  painted.set(tile, address);
  return address;
}

function paint(tile: Tile): string {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const brush = 'getContext' in canvas && !navigator.userAgent.includes('jsdom') ? canvas.getContext('2d') : null;
  if (!brush) return '';
  PAINTERS[tile](brush, chances(tile));
  return canvas.toDataURL('image/png');
}

/** Paints at a place, and beyond the opposite edges too, so that tiles join without a seam. */
function around(brush: CanvasRenderingContext2D, x: number, y: number, reach: number, draw: () => void): void {
  const beyond = (at: number): number[] => [0, ...(at < reach ? [PIXELS] : []), ...(at > PIXELS - reach ? [-PIXELS] : [])];
  for (const right of beyond(x))
    for (const down of beyond(y)) {
      brush.setTransform(1, 0, 0, 1, x + right, y + down);
      draw();
    }
}

function patches(brush: CanvasRenderingContext2D, chance: () => number, count: number, colours: readonly string[]): void {
  for (let index = 0; index < count; index += 1) {
    const radius = 18 + chance() * 44;
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, radius);
    glow.addColorStop(0, colours[index % colours.length] ?? 'transparent');
    glow.addColorStop(1, 'rgb(128 128 100 / 0)');
    brush.fillStyle = glow;
    around(brush, chance() * PIXELS, chance() * PIXELS, radius, () => disc(brush, radius));
  }
}

function blades(brush: CanvasRenderingContext2D, chance: () => number, count: number): void {
  brush.lineWidth = 1;
  for (let index = 0; index < count; index += 1) {
    brush.strokeStyle = chance() < 0.55 ? 'rgb(52 78 24 / 0.2)' : 'rgb(250 250 190 / 0.22)';
    const [across, up] = [(chance() - 0.5) * 3, 2 + chance() * 3];
    around(brush, chance() * PIXELS, chance() * PIXELS, 6, () => {
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.lineTo(across, -up);
      brush.stroke();
    });
  }
}

function disc(brush: CanvasRenderingContext2D, radius: number): void {
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 2 * Math.PI);
  brush.fill();
}

function ripple(brush: CanvasRenderingContext2D, wide: number, high: number): void {
  brush.beginPath();
  brush.moveTo(-wide / 2, 0);
  brush.quadraticCurveTo(-wide / 4, -high, 0, 0);
  brush.quadraticCurveTo(wide / 4, high, wide / 2, 0);
  brush.stroke();
}
