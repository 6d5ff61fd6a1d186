import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useStaffPaths } from '#client/features/authenticator/staff-paths.ts';
import type { CertificateFacts } from '#shared/certificate/facts.ts';
import type { Finding } from '#shared/certificate/findings.ts';
import { fieldOf, isAcknowledgeable, isSignerRule, reasonLabelOf } from './finding-fields.ts';
import { missingList } from './missing.ts';

export interface StatementMissingProps {
  findings: readonly Finding[];
  facts: CertificateFacts;
  /** The server refused the decision; the list takes the focus. */
  isRefused: boolean;
}

const linkStyle = 'min-h-6 text-start font-medium underline underline-offset-3 hover:decoration-2';

/** Open requirements of a decision; each entry links to its field. Renders nothing once the statement is complete. */
export function StatementMissing({ findings, facts, isRefused }: StatementMissingProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRefused) box.current?.focus();
  }, [isRefused]);
  if (findings.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-missing={missingList}
      role={isRefused ? 'alert' : undefined}
      aria-label="Still missing"
      data-slot="alert"
      className="rounded-control border-s-4 border-warn bg-warn-soft px-4 py-3 text-sm"
    >
      <h2 className="font-semibold">
        {isRefused ? 'Not certified: this is missing' : `Still missing (${findings.length})`}
      </h2>
      <ul className="mt-1.5 grid gap-1">
        {findings.map(({ rule, say }) => (
          <li key={`${rule} ${say}`}>
            {/* The warning is shown further down, above the field for its reason. */}
            <Entry rule={rule} say={isAcknowledgeable(rule) ? reasonLabelOf(rule) : say} field={fieldOf(rule, facts)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ rule, say, field }: { rule: string; say: string; field: string | undefined }) {
  const paths = useStaffPaths();
  if (isSignerRule(rule)) {
    return (
      <Link to={paths.profile} hash="how-you-sign" className={linkStyle}>
        {say}
      </Link>
    );
  }
  if (field === undefined) return <>{say}</>;
  return (
    <button type="button" className={linkStyle} onClick={() => focusField(field)}>
      {say}
    </button>
  );
}

/** Focuses an input of the statement by name; the checklist is below the pages. */
function focusField(field: string) {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
}
