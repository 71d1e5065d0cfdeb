/** The endings of names whose files are rejected, and why. */
const ENDINGS = {
  /** A computer or a phone runs them when somebody opens them. */
  programs:
    'ade adp apk app appimage appinstaller application appref-ms appx appxbundle bat bundle chm ' +
    'cmd com command cpl deb diagcab dll dmg dylib ear exe gadget hta inf ins ipa jar jnlp kext lib mpkg ' +
    'msc msi msix msixbundle msp mst msu ocx osx out pif pkg prg reg rpm run scr so sys war xap xpi',
  /** An interpreter that many computers have runs them. */
  scripts:
    'ahk applescript ash awk bash csh fish js jse ksh lua mjs osascript php php5 phtml pl ps1 ' +
    'ps1xml ps2 psc1 psd1 psm1 py pyc pyo pyw pyz rb scf scpt sct sh shb shs tcl tool vb vbe vbs ' +
    'workflow ws wsc wsf wsh zsh',
  /** They hold macros, and say so. The same documents without macros are taken. */
  macros: 'docm dotm potm ppam ppsm pptm sldm xlam xll xlm xlsb xlsm xltm',
  /** They open something else than they show, a program or another computer. */
  links:
    'desktop fileloc inetloc library-ms lnk mad maf mag mam maq mar mas mat mau mav maw mda mde ' +
    'rdp search-ms searchconnector-ms settingcontent-ms theme themepack url webloc website',
  /** Opening them adds a drive, whose files are not flagged as downloaded. */
  drives: 'img iso udf vhd vhdx',
  // Pages and drawings (html, mhtml, svg, xml, …) are taken: offices send them. What a browser would
  // run in them never runs at our address, because every message of the type `file` is only ever
  // downloaded as bytes without a type (server/chat/message-file-routes.ts).
} as const;

const REJECTED: ReadonlySet<string> = new Set(
  Object.values(ENDINGS).flatMap((endings) => endings.split(' ')),
);

/**
 * Whether a file would be run instead of shown, judged by its name. Windows takes no notice of dots
 * and blanks at the end.
 */
export function isProgramName(name: string): boolean {
  const ending = /\.([^.\s]+)[.\s]*$/.exec(name)?.[1];
  return ending !== undefined && REJECTED.has(ending.toLowerCase());
}
