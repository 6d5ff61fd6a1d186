import { Link } from '@tanstack/react-router';
import { ChevronRight, FileCheck2, Languages, Upload } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Links to the three staff pages. */
export function StaffActions() {
  return (
    <>
      <h2 className="border-b border-line px-4 py-4 font-semibold md:px-6">Quick Actions</h2>
      <ul className="divide-y divide-line">
        <Action
          render={<Link to="/authenticator/authenticate" />}
          icon={<FileCheck2 aria-hidden="true" />}
          title="Authenticate Documents"
          text="Review documents waiting for a decision"
        />
        <Action
          render={<Link to="/authenticator/translated" />}
          icon={<Languages aria-hidden="true" />}
          title="Translated Documents"
          text="See the documents you’ve authenticated"
        />
        <Action
          render={<Link to="/authenticator/upload" />}
          icon={<Upload aria-hidden="true" />}
          title="Upload Document"
          text="Upload a client’s document at no charge"
        />
      </ul>
    </>
  );
}

interface ActionProps {
  render: ReactElement<{ className?: string; children?: ReactNode }>;
  icon: ReactNode;
  title: string;
  text: string;
}

function Action({ render, icon, title, text }: ActionProps) {
  return (
    <li>
      {cloneElement(render, {
        className:
          'flex items-center gap-4 px-4 py-3.5 -outline-offset-2! transition-colors hover:bg-sunken md:px-6 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-2',
        children: (
          <>
            {icon}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-xs text-ink-2">{text}</span>
            </span>
            <ChevronRight aria-hidden="true" className="flip-rtl" />
          </>
        ),
      })}
    </li>
  );
}
