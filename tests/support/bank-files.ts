/** Statements as banks send them. */

export interface BankEntry {
  amount: string;
  currency?: string;
  reference: string;
  payer?: string;
  bankReference?: string;
  isDebit?: boolean;
  date?: string;
  /** Not booked yet. */
  isPending?: boolean;
  isReversal?: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function entryOf(entry: BankEntry, index: number): string {
  const { amount, currency = 'USD', reference, payer = 'REIS LLP', isDebit = false, date = '2026-11-20' } = entry;
  const { bankReference = `BANK-${String(index)}`, isPending = false, isReversal = false } = entry;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>${isPending ? 'PDNG' : 'BOOK'}</Cd></Sts>
<BookgDt><Dt>${date}</Dt></BookgDt><AcctSvcrRef>${bankReference}</AcctSvcrRef><NtryDtls><TxDtls>
<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>${escaped(payer)}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(reference)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

export function camtOf(entries: readonly BankEntry[], { before = '' }: { before?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${before}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.map(entryOf).join('\n')}</Stmt>
</BkToCstmrStmt></Document>`;
}

export async function* chunksOf(text: string, size = 64 * 1024): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
