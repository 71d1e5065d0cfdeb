/** Endings of files that a computer or a phone runs when somebody opens them. */
const PROGRAMS: ReadonlySet<string> = new Set(
  (
    'ade adp apk app appinstaller appx bat chm cmd com cpl deb dll dmg exe hta inf ins iso jar js ' +
    'jse lnk msc msi msix msp mst pif pkg ps1 psm1 reg rpm scf scr sct sh sys url vb vbe vbs ws ' +
    'wsc wsf wsh xll'
  ).split(' '),
);

/**
 * Whether a file would be run instead of shown, judged by its name. Windows takes no notice of dots
 * and blanks at the end.
 */
export function isProgramName(name: string): boolean {
  const ending = /\.([^.\s]+)[.\s]*$/.exec(name)?.[1];
  return ending !== undefined && PROGRAMS.has(ending.toLowerCase());
}
