import { useEffect, useRef, type PointerEvent } from 'react';
import { movedBy, zoomedTo, type Crop } from './crop';
import styles from './CropDialog.module.css';
import { draw } from './squareJpeg';

interface CropFrameProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const pixels = 640;

/** What others will see. It can be dragged; the sliders do the same without dragging. */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const drag = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLCanvasElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { width } = currentTarget.getBoundingClientRect();
    onChange(movedBy(picture, crop, movementX / width, movementY / width));
  };
  return (
    <canvas
      ref={canvas}
      className={styles.frame}
      width={pixels}
      height={pixels}
      aria-hidden="true"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onWheel={({ deltaY }) => onChange(zoomedTo(picture, crop, crop.zoom - deltaY / 500))}
    />
  );
}
