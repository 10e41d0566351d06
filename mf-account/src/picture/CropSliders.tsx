import { maxZoom, withinPicture, type Crop, type Size } from './crop';
import { words } from '../words';
import styles from './CropDialog.module.css';

interface CropSlidersProps {
  picture: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const sliders = [
  { name: 'zoom', label: words.cropSize, min: 1, max: maxZoom, step: 0.05 },
  // A picture is not mirrored where pages run from right to left.
  { name: 'x', label: words.cropAcross, min: 0, max: 1, step: 0.01, dir: 'ltr' },
  { name: 'y', label: words.cropDown, min: 0, max: 1, step: 0.01 },
] as const;

export function CropSliders({ picture, crop, onChange }: CropSlidersProps) {
  return sliders.map(({ name, label, ...range }) => (
    <label key={name} className={styles.slider}>
      {label}
      <input
        type="range"
        {...range}
        value={crop[name]}
        onChange={({ target }) => onChange(withinPicture(picture, { ...crop, [name]: Number(target.value) }))}
      />
    </label>
  ));
}
