import { Download, EllipsisVertical, Eye, FolderInput, Info, PenLine, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlay/menu.tsx';

export interface FileCommands {
  onView: () => void;
  onDownload: () => void;
  onDetails: () => void;
  onMove: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Everything that can be done with a delivered file, for the mouse, the finger and the keyboard alike. */
export function FileMenu({ name, ...commands }: FileCommands & { name: string }) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions for ${name}`}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Eye aria-hidden="true" />} onClick={commands.onView}>
        View
      </MenuItem>
      <MenuItem icon={<Download aria-hidden="true" />} onClick={commands.onDownload}>
        Download
      </MenuItem>
      <MenuItem icon={<Info aria-hidden="true" />} onClick={commands.onDetails}>
        Details…
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<FolderInput aria-hidden="true" />} onClick={commands.onMove}>
        Move to…
      </MenuItem>
      <MenuItem icon={<PenLine aria-hidden="true" />} onClick={commands.onRename}>
        Rename
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={commands.onDelete}>
        Delete…
      </MenuItem>
    </Menu>
  );
}
