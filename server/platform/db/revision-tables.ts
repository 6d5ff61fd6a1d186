import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ErrorKind, ErrorSeverity, RevisionReason, RevisionState } from '#shared/team/revision.ts';

/** Tables of revision by a second person. */

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface RevisionRequirementsTable {
  reviewId: string;
  isRequired: boolean;
  reason: RevisionReason;
  /** Null unless `reason` is `sample`. */
  sampleNumber: Optional<number>;
  decidedAt: Date;
}

interface RevisionWaiversTable {
  reviewId: string;
  reason: string;
  waivedBy: string;
  waivedAt: Date;
}

interface TextRevisionsTable {
  id: Generated<string>;
  sequence: GeneratedAlways<number>;
  reviewId: string;
  translatorId: string;
  /** The translator's text. */
  textVersion: number;
  submittedAt: Date;
  state: RevisionState;
  /** Never the translator, by a CHECK and a trigger. */
  reviserId: Optional<string>;
  takenAt: Optional<Date>;
  closedAt: Optional<Date>;
  /** The text as the reviser left it. */
  closedVersion: Optional<number>;
  closedSha256: Optional<string>;
  note: Generated<string>;
}

interface RevisionErrorsTable {
  id: string;
  revisionId: string;
  /** Null is the whole text. */
  blockId: string | null;
  kind: ErrorKind;
  severity: ErrorSeverity;
  note: Generated<string>;
  markedBy: string;
  markedAt: Date;
}

export interface RevisionTables {
  revisionRequirements: RevisionRequirementsTable;
  revisionWaivers: RevisionWaiversTable;
  textRevisions: TextRevisionsTable;
  revisionErrors: RevisionErrorsTable;
}
