/** The delivery states that the independent writer's words for conditions mean, worked out by hand. */
const words: Readonly<Record<string, string>> = {
  hot_rolled: '热轧|as rolled|HR|gewalzt|laminé|laminato|laminado|г/к|sıcak çekme',
  as_forged:
    '锻态|鍛造|as forged|As Forged|geschmiedet|brut de forge|grezzo di fucinatura|forjado|кованый|dövme|단조',
  annealed: '退火|焼なまし|소둔|A|HR ANN|Annealed|+A|weichgeglüht|recuit|ricotto|recocido|отожж.|tavlı',
  normalised:
    '正火|焼ならし|노말라이징|N|NORM|Normalised|+N|normalisé|normalizzato|normalizado|норм.|normalize',
  normalised_tempered: '正火+回火|N+T|N&T',
  quenched_tempered:
    '调质|調質|QT|Q+T|QT, rough turned|Q&T|HT|H&T|+QT|vergütet|traité QT|bonificato|bonificado|закалка+отпуск|ıslahlı',
  solution:
    'SA|固溶|固溶化|固溶化熱処理|고용화|solution annealed|Solution Annealed|lösungsgeglüht|hypertrempé|solubilizzato|hipertemplado|solüsyon tavlı',
}

export const statesOfWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(words).flatMap(([state, list]) => list.split('|').map((word) => [word, state])),
)
