/** Bound of a photo in a packet, which is encoded again until it fits: parts are planned by it. */
export const packetImageBytes = 1_500_000;
