import { sql, type Kysely } from 'kysely';

/**
 * Forms of papers: labels, headings and marks with their English, without anything a person's paper says. Shipped ones have a row once
 * staff change them; `items` is null while the file's are in use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paper_forms (
      id uuid primary key default gen_random_uuid(),
      shipped_key text constraint paper_forms_shipped_key unique,
      lang text not null,
      country text,
      name text not null constraint paper_forms_name_length check (char_length(name) between 1 and 200),
      issuer text not null,
      items jsonb,
      version integer not null default 1 constraint paper_forms_version check (version >= 1),
      -- A learned form that no member of the staff has looked at goes with the last paper that taught it.
      is_proposed boolean not null default false,
      is_retired boolean not null default false,
      uses integer not null default 0,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      changed_by uuid references profiles (id) on delete set null,
      constraint paper_forms_items check (items is not null or shipped_key is not null),
      constraint paper_forms_shipped_kept check (shipped_key is null or not is_proposed))`.execute(db);
  await sql`create index paper_forms_by_lang on paper_forms (lang)`.execute(db);
  await sql`create index paper_forms_by_author on paper_forms (changed_by) where changed_by is not null`.execute(db);
  await sql`
    create table paper_form_versions (
      form_id uuid not null references paper_forms (id) on delete cascade,
      version integer not null,
      name text not null,
      issuer text not null,
      items jsonb not null,
      changed_at timestamptz not null,
      changed_by uuid references profiles (id) on delete set null,
      primary key (form_id, version))`.execute(db);
  await sql`create index paper_form_versions_by_author on paper_form_versions (changed_by)
    where changed_by is not null`.execute(db);
  await sql`
    create table paper_form_papers (
      form_id uuid not null references paper_forms (id) on delete cascade,
      document_id uuid not null references documents (id) on delete cascade,
      primary key (form_id, document_id))`.execute(db);
  await sql`create index paper_form_papers_by_document on paper_form_papers (document_id)`.execute(db);
}
