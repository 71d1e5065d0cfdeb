import { crc32, deflateRawSync } from 'node:zlib';

export type Part = {
  readonly name: string;
  readonly content: string | Buffer;
  /** The size that the archive claims for it, if not the right one. */
  readonly claims?: number;
  /** Whether the directory of the archive leaves it out. */
  readonly isUnlisted?: boolean;
};

/** A zip file of these parts, whatever it says of them. */
export function zipOf(parts: readonly Part[]): Buffer {
  const written: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const { name: title, content, claims, isUnlisted } of parts) {
    const name = Buffer.from(title);
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(claims ?? bytes.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims ?? bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    written.push(local, name, packed);
    if (!isUnlisted) listed.push(entry, name);
    offset += local.length + name.length + packed.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(listed.length / 2, 8);
  end.writeUInt16LE(listed.length / 2, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...written, directory, end]);
}

/** A part of so many megabytes, which is packed to a thousandth. */
export const bigPart = (megabytes: number): Part => ({
  name: 'xl/media/big.xml',
  content: Buffer.alloc(megabytes * 1_000_000, ' '),
});

const TEXT = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The parts of a workbook with a header, a row, and what else stands in its sheet. */
export const workbook = (more = ''): readonly Part[] => [
  {
    name: 'xl/workbook.xml',
    content:
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: `<worksheet><sheetData><row r="1">${TEXT('A1', 'Name')}</row><row r="2">${TEXT('A2', 'Amal')}</row>${more}</sheetData></worksheet>`,
  },
];

/** A workbook of some hundred bytes with one more cell, at this place. */
export const workbookOf = (reference: string, { isEmpty = false } = {}): Buffer => {
  const cell = isEmpty ? `<c r="${reference}" s="0"/>` : TEXT(reference, 'x');
  const row = /\d+$/.exec(reference)?.[0] ?? '3';
  return zipOf(workbook(`<row r="${row}">${cell}</row>`));
};
