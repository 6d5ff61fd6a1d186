/** The migrations of this release cannot run on the database; the message is one sentence with the way out. */
export class MigrationRefused extends Error {}

/** The database was made by a version before 1.0.0 other than the last one, or differs from what that one made. */
export class IncompatibleDatabase extends MigrationRefused {
  constructor(reason: string) {
    super(
      `The database is from before version 1.0.0 and ${reason}: start the last version before 1.0.0 on it once, or restore ` +
        'a backup into an empty database; in development, remove the data folder (.data) or set another DATA_DIR.',
    );
  }
}

/** A migration ran on the database with another content than this release has. */
export class ChangedMigration extends MigrationRefused {
  constructor(name: string) {
    super(
      `The migration ${name} was changed after it ran on this database: restore its file and put the change into a new ` +
        'migration; in development, remove the data folder (.data) or set another DATA_DIR.',
    );
  }
}

/** Other transactions held a lock for too long. */
export class MigrationBlocked extends MigrationRefused {
  constructor(name: string, options: ErrorOptions) {
    super(
      `The migration ${name} got no lock on its tables: end long transactions (pg_stat_activity), then start again; nothing of it was changed.`,
      options,
    );
  }
}
