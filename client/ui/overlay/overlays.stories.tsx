import type { Meta } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { ToastProvider } from '#client/ui/feedback/toast.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Field } from '#client/ui/form/field.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';

export default { title: 'Overlays/Overlays' } satisfies Meta;

export function Triggers() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu
        trigger={
          <IconButton label="More actions">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        align="start"
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} shortcut="R" onClick={() => undefined}>
          Rename…
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onClick={() => undefined}>
          Delete…
        </MenuItem>
      </Menu>
      <Popover title="Notifications" align="start" trigger={<Button variant="secondary">Popover</Button>}>
        <p className="text-sm text-ink-2">Nothing new.</p>
      </Popover>
      <Tooltip content="Only a hint">
        <Button variant="quiet">Tooltip</Button>
      </Tooltip>
      <Drawer side="start" title="Menu" trigger={<Button variant="secondary">Drawer</Button>}>
        <p className="p-4">Navigation</p>
      </Drawer>
    </div>
  );
}

export function OpenDialog() {
  return (
    <Dialog
      open
      title="New folder"
      description="Folders keep your documents together."
      footer={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Create</Button>
        </>
      }
    >
      <Field label="Folder name">
        <TextInput name="folder" />
      </Field>
    </Dialog>
  );
}

export function OpenAlertDialog() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Delete “Passports”?"
      description="The folder is deleted. Its 3 documents move to My Documents."
      confirmLabel="Delete folder"
      error="The folder could not be deleted. Try again."
      onConfirm={() => undefined}
    />
  );
}

export function OpenSheet() {
  return (
    <Drawer open side="bottom" title="Filters">
      <div className="grid gap-3 p-4">
        <Button wide>Show 12 documents</Button>
      </div>
    </Drawer>
  );
}

export function OpenNavigation() {
  return (
    <Drawer open side="start" title="Menu">
      <p className="p-4">Navigation</p>
    </Drawer>
  );
}

export function OpenMenu() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} title="Notifications" align="start" trigger={<Button>Open</Button>}>
      <p className="text-sm text-ink-2">Nothing new.</p>
    </Popover>
  );
}

export function Toasts() {
  return (
    <ToastProvider>
      <ToastButtons />
    </ToastProvider>
  );
}

function ToastButtons() {
  const { show } = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        onClick={() =>
          show({
            tone: 'ok',
            title: 'Your translation is ready!',
            description: 'birth-certificate.pdf',
            action: { label: 'Download', onPress: () => undefined },
          })
        }
      >
        Ready
      </Button>
      <Button variant="secondary" onClick={() => show({ title: 'Moved to Passports' })}>
        Info
      </Button>
      <Button
        variant="danger"
        onClick={() => show({ tone: 'error', title: 'The upload failed', description: 'Nothing was charged.' })}
      >
        Error
      </Button>
    </div>
  );
}
