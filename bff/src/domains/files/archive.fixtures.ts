import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  data: Buffer | string;
  /** Whether the archive claims to need a password. */
  encrypted?: boolean;
  /** The stated length, if it is wrong. */
  saysLength?: number;
}

/** Returns a ZIP archive of these parts, deflated. */
export function zipBytes(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, encrypted = false, saysLength } of parts) {
    const bytes = Buffer.from(data);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    // Version, flags, method, time, date, CRC, sizes, and lengths of the name and extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(encrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saysLength ?? bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, title]),
    );
    files.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, entries, end]);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const types = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/**
 * Returns a Word document of one paragraph, with optional further parts or another start of its
 * XML.
 */
export const docxBytes = ({
  text = 'Inês Duarte, senior engineer',
  prolog = '<?xml version="1.0"?>',
  main = wordType,
  more = [],
}: { text?: string; prolog?: string; main?: string; more?: readonly Part[] } = {}): Buffer =>
  zipBytes([
    { name: '[Content_Types].xml', data: types(main) },
    { name: '_rels/.rels', data: relations },
    {
      name: 'word/document.xml',
      data: `${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
    ...more,
  ]);

/** Returns an OpenDocument text; `manifest` says whether it is encrypted. */
export const odtBytes = (
  manifest = '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
  more: readonly Part[] = [],
): Buffer =>
  zipBytes([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', data: '<office:document-content xmlns:office="o"/>' },
    { name: 'META-INF/manifest.xml', data: `<?xml version="1.0"?>${manifest}` },
    ...more,
  ]);
