import type { ColumnType, JSONColumnType } from 'kysely';

/** Tables of known devices, passkeys and push subscriptions. */

export interface KnownDevicesTable {
  userId: string;
  tokenHash: Buffer;
  lastSeenAt: Date;
  createdAt: Date;
}

export interface PasskeysTable {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: JSONColumnType<string[]>;
  device: string;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface PasskeyAnswersTable {
  challengeHash: Buffer;
  expiresAt: Date;
}

export interface PushSubscriptionsTable {
  id: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

export interface DeviceTables {
  knownDevices: KnownDevicesTable;
  passkeys: PasskeysTable;
  passkeyAnswers: PasskeyAnswersTable;
  pushSubscriptions: PushSubscriptionsTable;
}
