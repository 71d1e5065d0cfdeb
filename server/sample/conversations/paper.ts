type Paper = {
  readonly number: string;
  readonly code: string;
  readonly kilos: string;
  readonly price: string;
};

const text = (x: number, y: number, size: number, words: string): string => {
  const escaped = words.replace(/[\\()]/g, (one) => `\\${one}`).replace('€', 'EUR');
  return `BT /F1 ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`;
};

const pageOf = ({ number, code, kilos, price }: Paper): string =>
  [
    '0.05 0.21 0.26 rg 0 790 595 52 re f 1 1 1 rg',
    text(48, 808, 20, 'Jisr Mustertransport'),
    '0.1 0.1 0.1 rg',
    text(48, 730, 22, `Rechnung ${number}`),
    text(48, 706, 11, `Auftrag ${code}`),
    text(48, 640, 12, `Pakettransport Deutschland - Marokko, ${kilos}`),
    text(450, 640, 12, price),
    '0.8 G 48 626 m 547 626 l S',
    text(48, 604, 13, 'Summe'),
    text(450, 604, 13, price),
    '0.75 0.25 0.15 rg',
    text(48, 540, 16, 'MUSTER - keine Rechnung'),
  ].join('\n');

/** A page that looks like an invoice and says that it is none, as a PDF. */
export function samplePaper(paper: Paper): Uint8Array {
  const page = pageOf(paper);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + table + end, 'latin1');
}
