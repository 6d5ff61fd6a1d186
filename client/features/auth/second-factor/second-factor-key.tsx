import { CodeText } from '#client/ui/data/code-text.tsx';
import { QrCode } from '#client/ui/data/qr-code.tsx';

const groups = Array.from({ length: 8 }, () => 4);

/** What the app needs to make codes: to scan, to open on this very phone, or to type. */
export function SecondFactorKey({ uri, value }: { uri: string; value: string }) {
  return (
    <div className="mb-6 grid justify-items-start gap-5">
      <p className="text-ink-2">
        Scan this with an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, or
        1Password.
      </p>
      <QrCode
        value={uri}
        label="QR code for your authenticator app"
        className="size-48 rounded-control border border-line"
      />
      <a href={uri} className="inline-link md:hidden">
        Open it in an app on this device
      </a>
      <div className="max-w-full">
        <p className="mb-1.5 text-sm font-semibold">Or enter this key in the app</p>
        <CodeText code={value} groups={groups} size="sm" copy label="key" />
      </div>
    </div>
  );
}
