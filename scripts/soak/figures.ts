/** What a process held at one moment. */
export interface Sample {
  /** Minutes since the load began. */
  minute: number;
  megabytes: number;
  /** Descriptors of files and connections. */
  descriptors: number;
  /** Handles and requests of its event loop. */
  handles: number;
}

export interface Verdict {
  samples: number;
  megabytesPerMinute: number;
  /** How many more descriptors and handles the last third of the time saw than the first. */
  moreDescriptors: number;
  moreHandles: number;
  isGood: boolean;
}

/** Megabytes a minute that a process may grow. */
const slopeAtMost = 1;
/** Sockets and connections come and go by chance. */
const moreAtMost = 15;

/** Judges what came after the first `warmUp` minutes. Throws when too little did. */
export function judge(samples: readonly Sample[], warmUp: number): Verdict {
  const counted = samples.filter(({ minute }) => minute >= warmUp);
  if (counted.length < 6) throw new Error('too few samples to say anything');
  const third = Math.floor(counted.length / 3);
  const growth = (of: (sample: Sample) => number) =>
    mean(counted.slice(-third).map(of)) - mean(counted.slice(0, third).map(of));
  const megabytesPerMinute = slope(counted.map(({ minute, megabytes }) => [minute, megabytes]));
  const [moreDescriptors, moreHandles] = [growth(({ descriptors }) => descriptors), growth(({ handles }) => handles)];
  const isGood = megabytesPerMinute <= slopeAtMost && moreDescriptors <= moreAtMost && moreHandles <= moreAtMost;
  return { samples: counted.length, megabytesPerMinute, moreDescriptors, moreHandles, isGood };
}

/** Of the straight line that comes nearest to the points. */
function slope(points: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const along = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return along / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
