/** Tables as text that every spreadsheet opens: fields apart by commas, quoted where they must be. */

const FORMULA = /^[=+\-@\t\r]/;

/** Writes rows; what a spreadsheet could take for a formula is written so that it does not. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Saves a text as a file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
