import { toXml } from 'xast-util-to-xml';

/** XML as a tree, which a library serializes. */

type Attributes = Record<string, string>;
interface Text {
  type: 'text';
  value: string;
}

export interface Element {
  type: 'element';
  name: string;
  attributes: Attributes;
  children: (Element | Text)[];
}

type Content = Element | string | number | null | readonly (Element | null)[];

/** An element; null content is left out, and so is an element whose content is null or ''. */
export function element(name: string, ...content: (Content | Attributes)[]): Element | null {
  const attributes: Attributes = {};
  const children: (Element | Text)[] = [];
  for (const one of content) {
    if (one === null) continue;
    if (typeof one === 'string' || typeof one === 'number') {
      const value = cleanText(String(one));
      if (value !== '') children.push({ type: 'text', value });
    } else if (isList(one)) children.push(...one.filter((child) => child !== null));
    else if (isElement(one)) children.push(one);
    else Object.assign(attributes, one);
  }
  return children.length === 0 ? null : { type: 'element', name, attributes, children };
}

function isElement(content: object): content is Element {
  return 'type' in content && content.type === 'element';
}

function isList(content: object): content is readonly (Element | null)[] {
  return Array.isArray(content);
}

/** XML 1.0 has no control characters, not even as references. */
function cleanText(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').trim();
}

export function xmlDocument(root: Element | null): string {
  if (!root) throw new TypeError('an XML document needs a root');
  const declaration = { type: 'instruction' as const, name: 'xml', value: 'version="1.0" encoding="UTF-8"' };
  return `${toXml({ type: 'root', children: [declaration, root] })}\n`;
}
