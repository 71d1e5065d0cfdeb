import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import VideoFileOutlined from '@mui/icons-material/VideoFileOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { endingOf } from '../../../../domain/chat/attachments.ts';

const BY_ENDING: ReadonlyMap<string, typeof SvgIcon> = new Map([
  ...of(FolderZipOutlined, 'zip rar 7z gz tar'),
  ...of(DescriptionOutlined, 'doc docx odt rtf txt md pages'),
  ...of(TableChartOutlined, 'xls xlsx ods csv numbers'),
  ...of(SlideshowOutlined, 'ppt pptx odp key'),
  ...of(ImageOutlined, 'heic heif jpg jpeg png webp avif gif svg tif tiff bmp'),
  ...of(VideoFileOutlined, 'mp4 webm mov 3gp avi mkv'),
  ...of(AudioFileOutlined, 'mp3 ogg m4a wav aac weba amr opus'),
  ...of(PictureAsPdfOutlined, 'pdf'),
]);

function of(icon: typeof SvgIcon, endings: string): [string, typeof SvgIcon][] {
  return endings.split(' ').map((ending) => [ending, icon]);
}

/** The picture that stands for files of this name. */
export const fileIconOf = (name: string): typeof SvgIcon =>
  BY_ENDING.get(endingOf(name)) ?? InsertDriveFileOutlined;
