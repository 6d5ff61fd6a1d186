/** What ended with a change of the password; loaded once there is something to list. */
export const messages = {
  title: 'What no longer works',
  key: 'API key “<name></name>”',
  ofOrganization: 'for <organization></organization>',
  push: 'Notifications on {count, plural, one {# device} other {# devices}}',
  links: '{count, plural, one {# link} other {# links}} we emailed you before',
  invitations: '{count, plural, one {# invitation} other {# invitations}} you sent',
  again: 'Programs that used these keys need new ones. <link>Make them again</link>',
} as const;
