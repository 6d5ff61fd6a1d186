import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MessageAuthor, MessageKind, QuestionState } from '#shared/conversation.ts';
import type { Box } from '#shared/schemas/translation-text.ts';

/** Tables of questions to customers and comments about blocks. */

type OptionalTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface BlockQuestionsTable {
  id: string;
  reviewId: string;
  documentId: string;
  blockId: string;
  page: number;
  box: JSONColumnType<Box> | null;
  question: string;
  picture: Buffer | null;
  state: Generated<QuestionState>;
  askedBy: string;
  askedAt: Date;
  answer: string | null;
  answeredAt: OptionalTimestamp;
  closedAt: OptionalTimestamp;
}

export interface BlockCommentsTable {
  id: string;
  reviewId: string;
  blockId: string;
  comment: string;
  writtenBy: string;
  writtenAt: Date;
  resolvedBy: string | null;
  resolvedAt: OptionalTimestamp;
}

export interface DocumentMessagesTable {
  id: string;
  documentId: string;
  author: MessageAuthor;
  kind: Generated<MessageKind>;
  body: string;
  writtenBy: string;
  writtenAt: Date;
}

export interface MessageReadersTable {
  documentId: string;
  userId: string;
  waitingSince: OptionalTimestamp;
  mailedAt: OptionalTimestamp;
}

export interface ConversationTables {
  messageReaders: MessageReadersTable;
  documentMessages: DocumentMessagesTable;
  blockQuestions: BlockQuestionsTable;
  blockComments: BlockCommentsTable;
}
