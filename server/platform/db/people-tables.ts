import type { Generated } from 'kysely';

/** Tables of names as in the passport. */

export interface FamilyMembersTable {
  id: Generated<string>;
  userId: string;
  name: string;
  nativeName: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface DocumentPeopleTable {
  documentId: string;
  position: number;
  /** Null for staff's own uploads, and once the member was removed. */
  memberId: string | null;
  name: string;
  nativeName: string | null;
}

export interface PeopleTables {
  familyMembers: FamilyMembersTable;
  documentPeople: DocumentPeopleTable;
}
