import { Download, Eye, FileText } from 'lucide-react';
import type { AdminDocumentView } from '#shared/schemas/admin.ts';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Menu, MenuItem } from '#client/ui/overlay/menu.tsx';
import { EllipsisVertical } from 'lucide-react';
import { useStaffFile } from './use-staff-file.ts';

/** A document's files: to look at, or to keep. */
export function DocumentFileActions({ document }: { document: AdminDocumentView }) {
  const file = useStaffFile(document.id);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Files of ${document.filename}`} title="Files">
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<FileText aria-hidden="true" />}
        disabled={!document.hasFile}
        onClick={() => file.view('original')}
      >
        View original
      </MenuItem>
      <MenuItem
        icon={<Eye aria-hidden="true" />}
        disabled={!document.hasTranslation}
        onClick={() => file.view('translation')}
      >
        View translation
      </MenuItem>
      <MenuItem
        icon={<Download aria-hidden="true" />}
        disabled={!document.hasTranslation}
        onClick={() => file.download('translation')}
      >
        Download translation
      </MenuItem>
    </Menu>
  );
}
