import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { notificationTarget } from '#shared/notifications.ts';
import type { NotificationView } from '#shared/schemas/notifications.ts';
import type { Role } from '#shared/roles.ts';

/** A link without content to what a notification is about, in the area it is read in. */
export function notificationLink(area: Role, news: Pick<NotificationView, 'type' | 'documentId'>): ReactElement {
  const target = notificationTarget(area, news);
  if (target.page === 'operations') return <Link to="/admin/operations" />;
  return target.page === 'document' ? documentLink(area, target.documentId) : listLink(area);
}

function documentLink(area: Role, documentId: string): ReactElement {
  if (area === 'user') return <Link to="/dashboard/progress" search={{ doc: documentId }} />;
  if (area === 'admin') return <Link to="/admin" search={{ doc: documentId }} />;
  return <Link to="/authenticator/authenticate/$reviewId" params={{ reviewId: documentId }} />;
}

function listLink(area: Role): ReactElement {
  if (area === 'user') return <Link to="/dashboard/progress" />;
  if (area === 'admin') return <Link to="/admin" hash="to-authenticate" hashScrollIntoView={false} />;
  return <Link to="/authenticator/authenticate" />;
}
