import { SaxesParser } from 'saxes';

export interface XmlReader {
  /** Names come without their prefix: `p` for `w:p`; the same for attributes. */
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(value: string): void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML sequentially. Office documents have no document type, so one that has is an attack with
 * entities.
 * @throws if there is a document type, or the XML is not well formed
 */
export function readXml(xml: string, reader: XmlReader): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type is not accepted');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const plain = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    reader.open(withoutPrefix(name), Object.fromEntries(plain) as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => reader.close(withoutPrefix(name)));
  parser.on('text', (value) => reader.text(value));
  parser.on('cdata', (value) => reader.text(value));
  parser.write(xml).close();
}
