/** Guilloche patterns as SVG paths, computed once at load. */

interface RosetteShape {
  radius: number;
  amplitude: number;
  lobes: number;
}

/** Closed curve r = R + a·cos(nθ) around the origin, as quadratic arcs between midpoints. */
function rosettePath({ radius, amplitude, lobes }: RosetteShape): string {
  const points = lobes * 12;
  const at = (step: number): [number, number] => {
    const angle = (step / points) * 2 * Math.PI;
    const distance = radius + amplitude * Math.cos(lobes * angle);
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  };
  const halfway = (step: number) => {
    const [[x, y], [nextX, nextY]] = [at(step), at(step + 1)];
    return formatPoint([(x + nextX) / 2, (y + nextY) / 2]);
  };
  const arcs = Array.from({ length: points }, (_, step) => `Q${formatPoint(at(step + 1))} ${halfway(step + 1)}`);
  return `M${halfway(0)}${arcs.join('')}Z`;
}

function formatPoint(point: readonly number[]): string {
  return point.map((coordinate) => coordinate.toFixed(1)).join(' ');
}

/** One wave of the band: 120 wide, centered on y = 14. */
function bandPath(phase: number): string {
  const steps = 40;
  const line = Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index / steps) * 120;
    const turn = (x / 120) * 2 * Math.PI;
    const y = 14 + 7.5 * Math.sin(turn + phase) + 3.5 * Math.sin(2 * turn - phase * 1.5);
    return `${x.toFixed(1)} ${y.toFixed(2)}`;
  });
  return `M${line.join('L')}`;
}

export const rosetteLine = rosettePath({ radius: 62, amplitude: 30, lobes: 12 });

/** Rotations of `rosetteLine`, in degrees. */
export const rosetteTurns = Array.from({ length: 14 }, (_, index) => (index * 30) / 14);

/** Fewer rotations, for small drawings. */
export const sealTurns = Array.from({ length: 5 }, (_, index) => (index * 30) / 5);

export const bandLines = Array.from({ length: 9 }, (_, index) => bandPath((index / 9) * 2 * Math.PI));
