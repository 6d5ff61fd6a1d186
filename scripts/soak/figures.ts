/** Resources of a process at one moment. */
export interface Sample {
  /** Minutes since the start of the load. */
  minute: number;
  megabytes: number;
  /** Open file descriptors, sockets included. */
  descriptors: number;
  /** Active handles and requests of the event loop. */
  handles: number;
}

export interface Verdict {
  samples: number;
  megabytesPerMinute: number;
  /** Mean of the last third of the samples minus the mean of the first third. */
  moreDescriptors: number;
  moreHandles: number;
  isGood: boolean;
}

/** Allowed growth of resident memory. */
const maxMegabytesPerMinute = 1;
/** Allowed difference: open sockets vary by chance. */
const maxDifference = 15;

/** Judges the samples after the first `warmUp` minutes. Throws with fewer than six. */
export function judge(samples: readonly Sample[], warmUp: number): Verdict {
  const counted = samples.filter(({ minute }) => minute >= warmUp);
  if (counted.length < 6) throw new Error('too few samples after warm-up');
  const third = Math.floor(counted.length / 3);
  const growth = (of: (sample: Sample) => number) =>
    mean(counted.slice(-third).map(of)) - mean(counted.slice(0, third).map(of));
  const megabytesPerMinute = slope(counted.map(({ minute, megabytes }) => [minute, megabytes]));
  const [moreDescriptors, moreHandles] = [growth(({ descriptors }) => descriptors), growth(({ handles }) => handles)];
  const isGood =
    megabytesPerMinute <= maxMegabytesPerMinute && moreDescriptors <= maxDifference && moreHandles <= maxDifference;
  return { samples: counted.length, megabytesPerMinute, moreDescriptors, moreHandles, isGood };
}

/** Slope of the least-squares line through the points. */
function slope(points: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const along = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return along / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
