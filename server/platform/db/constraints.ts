import type { ErrorCode } from '#shared/errors.ts';

/** Error code per constraint that user input can violate; a violation of any other constraint is a bug. */
export const constraintErrors: Readonly<Record<string, ErrorCode>> = {
  profiles_email_unique: 'EMAIL_TAKEN',
  documents_filename_present: 'FILENAME_REQUIRED',
  documents_folder_of_same_owner: 'FOLDER_NOT_FOUND',
  translated_documents_folder_of_same_owner: 'FOLDER_NOT_FOUND',
  folders_parent_of_same_owner: 'FOLDER_NOT_FOUND',
  folders_name_present: 'FOLDER_NAME_REQUIRED',
  folders_not_own_parent: 'FOLDER_CYCLE',
  // The session ended during the call.
  push_subscriptions_session_id_fkey: 'NOT_SIGNED_IN',
  payment_items_one_live: 'ALREADY_PAID',
  reviews_one_per_document: 'CONFLICT',
  translated_documents_one_per_document: 'CONFLICT',
  translated_documents_one_per_review: 'CONFLICT',
};
