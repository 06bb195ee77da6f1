import { readXml } from './xml-events.ts';

export interface DocxStyle {
  bold: boolean;
  /** Points. */
  size: number;
  isList: boolean;
}

interface Declared {
  basedOn?: string;
  bold?: boolean;
  size?: number;
  isList?: boolean;
}

const plain: DocxStyle = { bold: false, size: 11, isList: false };
/** Styles inherit from styles; in a valid document the chain ends. */
const deepest = 10;

/** Reads the paragraph styles of `word/styles.xml`, by id. */
export function docxStyles(xml: string | undefined): (id: string | null) => DocxStyle {
  const declared = new Map<string, Declared>();
  let current: Declared | null = null;
  let standard: Declared = {};
  if (xml)
    readXml(xml, {
      open(name, { styleId, val, type, default: isDefault }) {
        if (name === 'style' && type === 'paragraph' && styleId) {
          current = {};
          declared.set(styleId, current);
          if (isDefault === '1') standard = current;
        } else if (name === 'rPrDefault') current = standard = { ...standard };
        else if (!current) return;
        else if (name === 'basedOn') current.basedOn = val;
        else if (name === 'b') current.bold = isOn(val);
        else if (name === 'sz') current.size = Number(val) / 2;
        else if (name === 'numPr') current.isList = true;
      },
      close(name) {
        if (name === 'style' || name === 'rPrDefault') current = null;
      },
      text: () => undefined,
    });

  const resolve = (style: Declared | undefined, depth: number): Declared =>
    !style || depth > deepest
      ? standard
      : { ...resolve(declared.get(style.basedOn ?? ''), depth + 1), ...defined(style) };
  return (id) => ({ ...plain, ...defined(resolve(declared.get(id ?? ''), 0)) });
}

/** On unless it is explicitly off. */
export const isOn = (value: string | undefined): boolean => value !== '0' && value !== 'false';

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
