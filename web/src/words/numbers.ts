/**
 * How numbers are written for people, in the browser as in the terminal (`play/written/numbers.py`). English has a point
 * and commas: 1,234.5. Spanish has a comma and, from five digits on, spaces that no line is broken at: 1234,5 and 12 345.
 */
import { FluentNumber } from '@fluent/bundle';

const GROUP: Record<string, string> = { es: '\u00a0' };

/** Writes a number; what `Intl` puts between thousands gives way to what the language has here. */
export function written(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language, options)
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'group' ? (GROUP[language] ?? part) : part))
    .join('');
}

/** A number in a sentence: it chooses between singular and plural as any does, and is written as above. */
export class Written extends FluentNumber {
  constructor(
    value: number,
    private readonly language: string,
  ) {
    super(value);
  }

  override toString(): string {
    return written(this.value, this.language);
  }
}
